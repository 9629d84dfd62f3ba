export { GET } from '@/app/builds/latest.json/route.ts'
