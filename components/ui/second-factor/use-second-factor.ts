'use client'

import { getApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { useCallback } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { functionsRegion } from '@/lib/accounts/web-config.ts'
import { type SecondFactorAnswer, type SecondFactorCall, secondFactorAnswers } from '@/lib/admin/second-factor.ts'

type Step = SecondFactorCall['step']
export type AskSecondFactor = <Name extends Step>(
  call: Extract<SecondFactorCall, { step: Name }>,
) => Promise<SecondFactorAnswer<Name>>

/** Calls the function that sets up and checks an operator's second factor. Rejects with the service's error. */
export function useSecondFactor(): AskSecondFactor {
  const store = useAccountStore()
  return useCallback(
    async <Name extends Step>(call: Extract<SecondFactorCall, { step: Name }>) => {
      await store.session()
      const { data } = await httpsCallable(getFunctions(getApp(), functionsRegion), 'secondFactor')(call)
      // The table says that the answer is the one of this step; the compiler cannot follow it through the union.
      return secondFactorAnswers[call.step].parse(data) as unknown as SecondFactorAnswer<Name>
    },
    [store],
  )
}
