import { voiceTexts } from '../../../../texts/voices.ts'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { voiceNameOf, type InstallableVoice } from './installable-voices.ts'

/** Progress of a download. */
export function InstallProgress({ voice }: { voice: InstallableVoice }) {
  return (
    <Progress
      label={voiceTexts.installing(voiceNameOf(voice.key))}
      percent={Math.min(100, Math.floor((voice.received_bytes / voice.bytes) * 100))}
      value={voiceTexts.progress(voice.received_bytes, voice.bytes)}
      next={voiceTexts.goesOn}
      className="pt-1.5"
    />
  )
}

export function InstallError({ name, problem }: { name: string; problem: string }) {
  return (
    <p role="alert" className="pt-1 text-danger">
      {voiceTexts.failed(name)} {problem}
    </p>
  )
}
