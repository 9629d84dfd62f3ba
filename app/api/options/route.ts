import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerOptions } from '@/lib/server/availability/answers.ts'

export function GET(request: Request) {
  return answerOptions(request, answerContext())
}
