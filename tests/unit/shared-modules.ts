import { vi } from 'vitest'

/** Refuses to replace a module in a file that shares its modules: the files after it would get the replacement too. */
function refuse(): never {
  throw new Error('This file replaces a module: name it in `replacing` of vitest.config.ts')
}

Object.assign(vi, { mock: refuse, doMock: refuse })
