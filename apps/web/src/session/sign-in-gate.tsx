import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { messageOf } from '../api/error.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { meQuery } from './me.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

type Action = () => void | Promise<void>
export type SignInGate = {
  /** Runs the action, after sign-in if there is no session. */
  readonly run: (action: Action) => Promise<void>
}

const GateContext = createContext<SignInGate | null>(null)

/** Rendered once around the routes. */
export function SignInGateProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const pending = useRef<Action | null>(null)
  const [dialogState, setDialogState] = useState<'never' | 'open' | 'closed'>('never')

  const run = useCallback(
    async (action: Action) => {
      const me = await client.ensureQueryData(meQuery).catch((error: unknown) => {
        toast.error(messageOf(error))
      })
      if (me) return action()
      if (me === undefined) return
      pending.current = action
      setDialogState('open')
    },
    [client],
  )

  const close = () => {
    pending.current = null
    setDialogState('closed')
  }
  const replay = () => {
    const action = pending.current
    close()
    void action?.()
  }

  const gate = useMemo(() => ({ run }), [run])
  return (
    <GateContext value={gate}>
      {children}
      {dialogState !== 'never' && (
        <Suspense fallback={null}>
          <SignInDialog open={dialogState === 'open'} onOpenChange={(open) => !open && close()} onDone={replay} />
        </Suspense>
      )}
    </GateContext>
  )
}

export function useSignInGate(): SignInGate {
  const gate = useContext(GateContext)
  if (!gate) throw new Error('SignInGateProvider is missing')
  return gate
}
