import { NewWindow } from '../link.tsx'
import { Button, type ButtonProps } from './button.tsx'

export type PostButtonProps = Omit<ButtonProps, 'name' | 'value'> & {
  /** An address of this portal that links must not point to, because requesting it has an effect. */
  action: string
  /** What is sent along, by name. */
  values?: Record<string, string>
  target?: '_blank'
}

/**
 * A button with a form of its own, which the browser sends without script: for what would be a link if it had
 * no effect, such as opening a partner's tool with a token, or downloading a one-time package. Like a link it
 * says when it opens a new window.
 */
export function PostButton({ action, values = {}, target, children, ...rest }: PostButtonProps) {
  return (
    // Not `noreferrer`: it would hide the form's origin, which the server checks.
    <form method="post" action={action} target={target} rel={target && 'noopener'}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...rest}>
        {children}
        {target && <NewWindow />}
      </Button>
    </form>
  )
}
