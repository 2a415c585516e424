import { shellTexts } from '../texts/shell.ts'
import { ErrorPage } from '../ui/feedback/error-page.tsx'

const { notFound } = shellTexts

export const NotFoundPage = () => (
  <main id="content" className="page">
    <ErrorPage title={notFound.title} text={notFound.text} to="/story" action={notFound.action} />
  </main>
)
