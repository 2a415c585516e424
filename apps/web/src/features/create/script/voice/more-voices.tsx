import { useSession } from '../../../../session/me.ts'
import { formatLanguage } from '../../../../texts/format.ts'
import { voiceTexts } from '../../../../texts/voices.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { InstallError, InstallProgress } from './install-progress.tsx'
import { useInstallableVoices, useInstallVoice, voiceNameOf, type InstallableVoice } from './installable-voices.ts'

/** The end of the voice picker: voices that can be installed. Empty for visitors, and where none can. */
export function MoreVoices() {
  const { me, hasSession } = useSession()
  const { data, isError, isPending, refetch } = useInstallableVoices()
  if (!hasSession) return null
  const voices = (data?.voices ?? []).filter((voice) => voice.state !== 'installed')
  if (data && voices.length === 0) return null
  return (
    <section aria-label={voiceTexts.more.label} className="mt-1.5 border-t border-line px-2.5 pt-3 pb-1.5 text-12 text-text-2">
      <h3 className="text-13 font-strong text-text">{voiceTexts.more.label}</h3>
      {isPending && <p role="status">{voiceTexts.more.loading}</p>}
      {isError && !data && (
        <p role="alert">
          {voiceTexts.more.error}{' '}
          <Button size="sm" variant="ghost" onClick={() => void refetch()}>
            {voiceTexts.retry}
          </Button>
        </p>
      )}
      {data && <p>{me?.is_staff ? voiceTexts.more.text : voiceTexts.more.askStaff}</p>}
      <ul>
        {voices.map((voice) => (
          <InstallableRow key={voice.key} voice={voice} canInstall={me?.is_staff === true} />
        ))}
      </ul>
    </section>
  )
}

function InstallableRow({ voice, canInstall }: { voice: InstallableVoice; canInstall: boolean }) {
  const { install, isBusy, error } = useInstallVoice()
  const name = voiceNameOf(voice.key)
  const problem = error ?? voice.problem
  if (voice.state === 'installing')
    return (
      <li className="py-2">
        <InstallProgress voice={voice} />
      </li>
    )
  return (
    <li className="py-1">
      <div className="flex min-h-11 items-center gap-3">
        <span className="min-w-0 grow">
          <span className="block text-13 font-medium text-text">{name}</span>
          <span className="block truncate text-text-3">
            {voiceTexts.details(voice.gender, formatLanguage(voice.language), voice.bytes)}
          </span>
        </span>
        {canInstall && (
          <Button size="sm" variant="line" busy={isBusy} aria-label={voiceTexts.install(name)} onClick={() => install(voice.key)}>
            {voiceTexts.installShort}
          </Button>
        )}
      </div>
      {problem !== null && <InstallError name={name} problem={problem} />}
    </li>
  )
}
