import { useState } from 'react'
import { accountTexts } from '../../../texts/account/account.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Section } from '../section.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordStep } from './password-step.tsx'
import { ScanStep } from './scan-step.tsx'
import { type Enrolment, createBackupCodes, startSecondFactor, stopSecondFactor } from './second-factor-requests.ts'
import { SecurityContent } from './security-content.tsx'
import { useSecurityChanged } from './security-query.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

const texts = accountTexts.secondFactor

/** What is shown in the section besides the state. */
type Step = { readonly name: 'scan'; readonly enrolment: Enrolment } | { readonly name: 'codes'; readonly codes: readonly string[] } | null

/** A code of an authenticator app at sign-in: set up, new backup codes, turned off. */
export function SecondFactorSection() {
  const changed = useSecurityChanged()
  const [step, setStep] = useState<Step>(null)
  const finish = (message: string) => {
    toast.success(message)
    void changed()
  }
  return (
    <Section title={texts.title} note={texts.note}>
      <SecurityContent>
        {({ has_second_factor: isOn, has_password: hasPassword }) => (
          <div className="grid justify-items-start gap-4">
            <Badge>{isOn ? texts.isOn : texts.isOff}</Badge>
            {step?.name === 'scan' && (
              <ScanStep
                enrolment={step.enrolment}
                onDone={() => {
                  finish(texts.turnedOn)
                  setStep({ name: 'codes', codes: step.enrolment.backupCodes })
                }}
                onCancel={() => setStep(null)}
              />
            )}
            {step?.name === 'codes' && <BackupCodes codes={step.codes} onDone={() => setStep(null)} />}
            {step === null && !isOn && (
              <PasswordStep
                label={texts.title}
                hasPassword={hasPassword}
                actions={[
                  {
                    label: texts.turnOn,
                    busyLabel: texts.turningOn,
                    run: async (password) => setStep({ name: 'scan', enrolment: await startSecondFactor(password) }),
                  },
                ]}
              />
            )}
            {step === null && isOn && (
              <PasswordStep
                label={texts.title}
                hasPassword={hasPassword}
                actions={[
                  {
                    label: texts.newCodes,
                    busyLabel: texts.turningOn,
                    run: async (password) => setStep({ name: 'codes', codes: await createBackupCodes(password) }),
                  },
                  {
                    label: texts.turnOff,
                    busyLabel: texts.turningOff,
                    run: async (password) => {
                      await stopSecondFactor(password)
                      finish(texts.turnedOff)
                    },
                  },
                ]}
              />
            )}
          </div>
        )}
      </SecurityContent>
    </Section>
  )
}
