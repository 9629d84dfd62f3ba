export { createNewUser } from './create-new-user.ts'
