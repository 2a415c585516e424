import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../session/me.ts'
import { formatLanguage } from '../../../../texts/format.ts'
import { voiceTexts } from '../../../../texts/voices.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts'
import { useIsSpoken } from '../use-voices.ts'
import { declinedOffers, declineOffer } from './declined-offers.ts'
import { useInstallableVoices, useInstallVoice, voiceNameOf, type InstallableVoice } from './installable-voices.ts'
import { offeredVoice } from './offered-voice.ts'
import { InstallError, InstallProgress } from './install-progress.tsx'

/** Fewer letters don't show the language of a script. */
const MIN_LETTERS = 12
const TYPING_MS = 400

type VoiceOfferProps = { script: string; voice: string; onVoice: (key: string) => void }

/** Offers a more natural voice for the language of the script, where one can be installed, none is, and no provider speaks. */
export function VoiceOffer({ script, voice, onVoice }: VoiceOfferProps) {
  const settled = useDebounced(script, TYPING_MS)
  const { data } = useInstallableVoices()
  const isSpoken = useIsSpoken(voice)
  const [declined, setDeclined] = useState(declinedOffers)
  const [requested, setRequested] = useState<string | null>(null)
  const voices = data?.voices ?? []
  const finished = voices.find(({ key, state }) => key === requested && state === 'installed')
  useSelectWhenInstalled(finished?.key, voice, onVoice)
  if (finished) return <Installed voice={finished} isSelected={voice === finished.key} />
  const language = (settled.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS ? undefined : detectLanguage(settled)
  const offered = language === undefined ? undefined : offeredVoice(voices, language)
  if (isSpoken !== false || offered === undefined || (declined.includes(offered.language) && requested !== offered.key)) return null
  return (
    <Offer
      voice={offered}
      onRequested={() => setRequested(offered.key)}
      onDecline={() => {
        declineOffer(offered.language)
        setDeclined((languages) => [...languages, offered.language])
        setRequested(null)
      }}
    />
  )
}

/** Selects a requested voice once it is installed, unless a voice was chosen meanwhile. */
function useSelectWhenInstalled(installed: string | undefined, voice: string, onVoice: (key: string) => void): void {
  const handled = useRef<string>(undefined)
  useEffect(() => {
    if (installed === undefined || installed === handled.current) return
    handled.current = installed
    if (voice === 'auto') onVoice(installed)
  }, [installed, voice, onVoice])
}

function Installed({ voice, isSelected }: { voice: InstallableVoice; isSelected: boolean }) {
  const name = voiceNameOf(voice.key)
  return (
    <div role="status" className="pt-4">
      <Banner>{isSelected ? voiceTexts.offer.selected(name) : voiceTexts.offer.installed(name)}</Banner>
    </div>
  )
}

type OfferProps = { voice: InstallableVoice; onRequested: () => void; onDecline: () => void }

function Offer({ voice, onRequested, onDecline }: OfferProps) {
  const { me } = useSession()
  const { install, isBusy, error } = useInstallVoice()
  const name = voiceNameOf(voice.key)
  const problem = error ?? voice.problem
  return (
    <section aria-label={voiceTexts.offer.label} className="pt-4">
      <Banner>
        <p className="font-strong text-text">{voiceTexts.offer.title(formatLanguage(voice.language))}</p>
        {voice.state === 'installing' ? (
          <InstallProgress voice={voice} />
        ) : (
          <>
            <p>{voiceTexts.offer.text(name, voice.source, voice.bytes)}</p>
            {problem !== null && <InstallError name={name} problem={problem} />}
            {me?.is_staff !== true && <p>{voiceTexts.offer.askStaff}</p>}
            <div className="flex flex-wrap gap-2 pt-2.5">
              {me?.is_staff && (
                <Button
                  size="sm"
                  busy={isBusy}
                  onClick={() => {
                    onRequested()
                    install(voice.key)
                  }}
                >
                  {problem === null ? `${voiceTexts.install(name)}, ${voiceTexts.size(voice.bytes)}` : voiceTexts.retry}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={onDecline}>
                {voiceTexts.offer.decline}
              </Button>
            </div>
          </>
        )}
      </Banner>
    </section>
  )
}
