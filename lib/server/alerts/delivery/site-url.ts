import type { Env } from '../../env.ts'

/** Returns the site's address for links in messages. */
export const getSiteUrl = ({ SITE_URL }: Env) => SITE_URL ?? 'http://localhost:3000'
