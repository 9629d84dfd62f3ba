/** Differs from build to build, so its chunk has another name in each. */
export const partOf = () => `part of build ${process.env.RELEASE_ID}`
