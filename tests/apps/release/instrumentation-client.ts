import { watchReleases } from '@/lib/release/watch-releases.ts'

watchReleases()
