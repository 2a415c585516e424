import { countUnread, listNotifications, markRead } from '../../../notifications/list-notifications.ts'
import { readPreferences, setPreference } from '../../../notifications/preferences.ts'
import { api } from '../../kernel/api.ts'
import type { RequestContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const notifications = api.notifications.router({
  list: api.notifications.list.handler(({ input, context }) => listNotifications(context.services.db, signedIn(context).id, input.cursor)),
  unread: api.notifications.unread.handler(async ({ context }) => ({
    unread: await countUnread(context.services.db, signedIn(context).id),
  })),
  read: api.notifications.read.handler(({ input, context }) => markRead(context.services.db, signedIn(context).id, input.id)),
  preferences: api.notifications.preferences.handler(({ context }) => preferencesOf(context)),
  setPreference: api.notifications.setPreference.handler(async ({ input, context }) => {
    const { kind, in_app: isInApp, by_mail: isByMail } = input
    await context.services.limit('change', signedIn(context).id)
    await setPreference(context.services.db, signedIn(context).id, kind, { isInApp, isByMail })
    return preferencesOf(context)
  }),
})

const preferencesOf = async (context: RequestContext) => ({
  preferences: await readPreferences(context.services.db, signedIn(context).id),
  sends_mails: context.services.mailer.isOn,
})
