#!/usr/bin/env node
// The server is TypeScript; tsx runs it directly, so there is nothing to build.
import { register } from 'tsx/esm/api'

register()
await import('../src/main.ts')
