import { Notice } from '../../ui/notice.tsx'

/** In place of figures that the database has not given since this server started. */
export function NotRead() {
  return <Notice kind="warn">We couldn’t load this. Reload the page in a minute.</Notice>
}
