// The container's health check: exits with 0 if the server in it answers.
const port = process.env.PORT ?? '8080'
const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2_500) }).catch(
  () => null,
)
process.exit(answer?.ok ? 0 : 1)
