import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { messageTexts } from '../../../texts/moderation.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { ObjectionField } from './objection-field.tsx'
import { useObjection } from './use-objection.ts'

const texts = messageTexts.objection

/** `/objection/{token}`: an objection by somebody whose account is suspended and who can't sign in. */
export function ObjectionPage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const [words, setWords] = useState('')
  const [isSent, setSent] = useState(false)
  const objection = useObjection(
    (text) => api.notices.objectSignedOut({ token, words: text }),
    () => setSent(true),
  )
  return (
    <main id="content" className="mx-auto w-full max-w-[560px] px-4 pt-10 pb-14">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      {isSent ? (
        <div role="status" className="mt-4 grid justify-items-start gap-5 text-14 text-text-2">
          {texts.sentSignedOut}
          <Link to="/" className={buttonClass()}>
            {texts.home}
          </Link>
        </div>
      ) : (
        <div className="mt-2 grid gap-4">
          <p className="text-14 text-text-2">{texts.text}</p>
          <ObjectionField words={words} onChange={setWords} error={objection.error} />
          <Button variant="primary" className="justify-self-start" busy={objection.isBusy} onClick={() => objection.submit(words)}>
            {texts.send}
          </Button>
        </div>
      )}
    </main>
  )
}
