import { ErrorPage } from '../ui/feedback/error-page.tsx'
import { shellTexts } from '../texts/shell.ts'
import { storyTexts } from '../texts/stories.ts'

const { notFound: title, notFoundText: text, notFoundAction } = storyTexts.detail

/** Story not found; `home` links visitors to the home page. */
export const StoryNotFound = ({ leadsTo = 'mine' }: { leadsTo?: 'mine' | 'home' }) =>
  leadsTo === 'mine' ? (
    <ErrorPage title={title} text={text} to="/story/my" action={notFoundAction} />
  ) : (
    <ErrorPage title={title} text={text} to="/story" action={shellTexts.notFound.action} />
  )
