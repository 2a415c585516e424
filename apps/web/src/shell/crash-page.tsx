import { codeOf, messageOf } from '../api/error.ts'
import { shellTexts } from '../texts/shell.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'

const { crash } = shellTexts

/** Error page with a reload button. Server errors show their own message. */
export function CrashPage({ error }: { error: unknown }) {
  const isRequestError = codeOf(error) !== null || error instanceof TypeError
  return (
    <main id="content" className="page">
      <ErrorState
        level={1}
        title={crash.title}
        text={isRequestError ? messageOf(error) : crash.text}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {crash.reload}
          </Button>
        }
      />
    </main>
  )
}
