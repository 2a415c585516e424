import { shellTexts } from '../texts/shell.ts'
import { DeadEnd } from '../ui/feedback/dead-end.tsx'

const { notFound } = shellTexts

export const NotFoundPage = () => (
  <main id="content" className="page">
    <DeadEnd title={notFound.title} text={notFound.text} to="/story" action={notFound.action} />
  </main>
)
