export { GET } from '../route.ts'
