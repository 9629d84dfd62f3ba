import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerSearch } from '@/lib/server/availability/answers.ts'

export function GET(request: Request) {
  return answerSearch(request, answerContext())
}
