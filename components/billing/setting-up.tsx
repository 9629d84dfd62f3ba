/** Shown to a new member until the server has written their plan, a moment after sign-up. */
export function SettingUp() {
  return <p className="text-14 text-muted">We’re setting up your account. This takes a few seconds.</p>
}
