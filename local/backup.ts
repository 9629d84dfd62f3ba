import { adminFirestore } from '../lib/server/firebase-admin.ts'
import { restoreDocuments, saveDocuments } from './backup/documents.ts'

const usage = `npm run backup -- save FILE      every document of the database, one a line
npm run backup -- restore FILE   writes them back; documents that are not in the file stay as they are

Which database: GOOGLE_CLOUD_PROJECT, and FIRESTORE_EMULATOR_HOST for a local one.`

async function main(): Promise<number> {
  const [what, file] = process.argv.slice(2)
  if (!file || (what !== 'save' && what !== 'restore')) {
    console.error(usage)
    return 2
  }
  const db = adminFirestore()
  const count = await (what === 'save' ? saveDocuments(db, file) : restoreDocuments(db, file))
  console.log(`${count} documents ${what === 'save' ? `saved to ${file}` : 'restored'}`)
  return 0
}

process.exit(await main())
