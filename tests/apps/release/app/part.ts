/** Different in each build, so that its chunk's name is, too. */
export const partOf = () => `part of build ${process.env.RELEASE_ID}`
