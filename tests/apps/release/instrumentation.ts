/** Does nothing. Without a file of its own the app would find the site's, in the folder above it. */
export function register(): void {}
