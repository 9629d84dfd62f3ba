// Loaded into the process of the emulators before it starts (`node --import`). The Auth emulator compiles a validator for
// every parameter of Google's API, each with the meta-schema it is checked against: most of its start, for some hundred
// validators of which a visit uses ten. They are compiled when first used, and the API's own description is not checked.
import { createRequire } from 'node:module'

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))
const { default: Ajv } = createRequire(ofTools.resolve('exegesis-express'))('ajv/dist/core.js')
const { compile } = Ajv.prototype

Ajv.prototype.validateSchema = () => true
Ajv.prototype.compile = function (...given) {
  let compiled
  const validate = (data, ...more) => {
    compiled ??= compile.apply(this, given)
    const isValid = compiled.call(this, data, ...more)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
}
