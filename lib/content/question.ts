import { accountQuestions } from './data/questions-accounts.ts'
import { costQuestions } from './data/questions-costs.ts'
import { ownQuestions } from './data/questions-pointsward.ts'
import { rewardQuestions } from './data/questions-rewards.ts'
import { timingQuestions } from './data/questions-timing.ts'
import { upgradeQuestions } from './data/questions-upgrades.ts'
import type { QuestionTopic } from './question-model.ts'

/** The frequently asked questions, by topic. */
export const questionTopics: readonly QuestionTopic[] = [
  { id: 'rewards', title: 'Reward seats', questions: rewardQuestions },
  { id: 'timing', title: 'When seats open', questions: timingQuestions },
  { id: 'costs', title: 'What a seat costs', questions: costQuestions },
  { id: 'accounts', title: 'Points and accounts', questions: accountQuestions },
  { id: 'upgrades', title: 'Upgrades', questions: upgradeQuestions },
  { id: 'pointsward', title: 'About Pointsward', questions: ownQuestions },
]

/** The newest date of any answer's sources: when the page last changed. */
export function getQuestionsDate(): string {
  const dates = questionTopics.flatMap(({ questions }) => questions.flatMap(({ from }) => from.map(({ asOf }) => asOf)))
  return dates.sort().at(-1) ?? ''
}
