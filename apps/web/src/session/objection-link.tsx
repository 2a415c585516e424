import { messageTexts } from '../texts/moderation.ts'

/** Leads to the objection to a suspension. `token`: of the refused sign-in; null: there is nothing to object to. */
export const ObjectionLink = ({ token }: { token: string | null }) =>
  token && (
    <a href={`/objection/${encodeURIComponent(token)}`} className="mt-1 block w-fit font-medium underline underline-offset-2">
      {messageTexts.signIn}
    </a>
  )
