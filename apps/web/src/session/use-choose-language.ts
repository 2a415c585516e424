import type { Locale } from '@fablecut/domain/account/locales'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { messageOf } from '../api/error.ts'
import { chooseLocale } from '../texts/locale/choice.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { useSession } from './me.ts'

/** Chooses the language of this browser, and of the mails to the account that is signed in. The page is shown anew. */
export function useChooseLanguage(): (language: Locale) => void {
  const { hasSession } = useSession()
  const choose = useMutation({
    mutationFn: async (language: Locale) => {
      if (hasSession) await api.me.setLanguage({ language })
    },
    onSuccess: (_, language) => chooseLocale(language),
    onError: (error) => toast.error(messageOf(error)),
  })
  return choose.mutate
}
