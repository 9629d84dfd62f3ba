#!/usr/bin/env node
// The server is TypeScript; tsx reads it as it is, so that there is nothing to build.
import { register } from 'tsx/esm/api'

register()
await import('../src/main.ts')
