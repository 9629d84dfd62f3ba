/** Does nothing. Without this file the app would use the site's, in the folder above it. */
export function register(): void {}
