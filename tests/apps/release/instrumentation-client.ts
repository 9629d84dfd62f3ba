import { watchReleases } from '@/lib/shell/release/watch-releases.ts'

watchReleases()
