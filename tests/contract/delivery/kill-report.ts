import { ALERTS_OF_ONE, runKills } from './kill-run.ts'

/** `npm run kills`: the full run, with a thousand alerts, five thousand openings and a hundred killed workers. */
const [alerts, openings, kills, seed] = [1_000, 5_000, 100, Number(process.argv[2] ?? 1)]
const report = await runKills({ alerts, openings, kills, seed, onLine: (line) => console.log(line) })
const messages = alerts / ALERTS_OF_ONE
const once = (counts: Map<string, number>) => [...counts.values()].filter((times) => times === 1).length
const most = (counts: Map<string, number>) => Math.max(0, ...counts.values())
const good =
  report.statuses.sent === 2 * messages &&
  [report.mails.size, once(report.mails), report.posts.size].every((count) => count === messages) &&
  [report.reported.size, once(report.reported)].every((count) => count === openings)
console.log(`
alerts                                   ${alerts}
openings                                 ${openings}
workers killed with -9                   ${report.kills}, ${report.whileMatching} of them while matching (seed ${seed})
attempts broken off, outcome in doubt    ${report.inDoubt}
messages by status                       ${JSON.stringify(report.statuses)}
mails expected, arrived, exactly once    ${messages}, ${report.mails.size}, ${once(report.mails)}
openings told by mail, exactly once      ${report.reported.size}, ${once(report.reported)}
webhooks expected, keys arrived          ${messages}, ${report.posts.size}; ${once(report.posts)} once, at most ${most(report.posts)} times
seconds                                  ${report.seconds.toFixed(0)}
${good ? 'pass' : 'FAIL'}`)
process.exit(good ? 0 : 1)
