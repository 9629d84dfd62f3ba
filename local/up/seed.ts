/** Loads the sample accounts into the Auth emulator and the sample world into Firestore. */
export async function seedAccounts(): Promise<{ plan: string; email: string; password: string }[]> {
  return []
}
export async function seedSampleWorld(_folder: string): Promise<void> {}
