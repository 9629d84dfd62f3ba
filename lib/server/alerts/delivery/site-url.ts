import type { Env } from '../../env.ts'

/** Where links in messages lead. */
export const getSiteUrl = ({ SITE_URL }: Env) => SITE_URL ?? 'http://localhost:3000'
