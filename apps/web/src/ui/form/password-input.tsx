import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type'> & { showLabel: string; hideLabel: string }

/** Password field with a show button. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <div className="relative">
      <TextInput {...rest} type={isVisible ? 'text' : 'password'} className="pe-11" />
      <IconButton
        size="sm"
        label={isVisible ? hideLabel : showLabel}
        icon={isVisible ? <EyeOff /> : <Eye />}
        onClick={() => setVisible(!isVisible)}
        className="absolute! top-1/2 end-2 -translate-y-1/2"
      />
    </div>
  )
}
