import { expect, it } from 'vitest'
import { later, noon, stageMatching } from './match-stage.ts'

const stage = stageMatching('message-slots-test')
const quiet = { start: '11:00', end: '15:00', timeZone: 'Australia/Sydney' }

it.each(['sending', 'sent', 'suppressed'])(
  'what is found after a message is %s gets a message of its own',
  async (status) => {
    await stage.alert('users/ann/alerts/00', { quiet })
    await stage.ingest([{}])
    const [first] = (await stage.match()).due
    await stage.db.doc(`outbox/${first?.id}`).update({ status })
    await stage.ingest([{ date: '2027-03-05' }], later(60))
    const { due } = await stage.match(later(60))
    expect(due).toEqual([{ id: expect.not.stringMatching(`^${first?.id}$`), at: first?.at }])
    const payload = { opening: { date: '2027-03-05' } }
    expect((await stage.db.doc(`outbox/${due[0]?.id}`).get()).data()).toMatchObject({ status: 'pending', payload })
    expect(await stage.history('ann')).toMatchObject([
      { at: noon, messages: [first?.id] },
      { at: later(60), messages: [due[0]?.id] },
    ])
  },
)
