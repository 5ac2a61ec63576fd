export type FormKeysProps = {
  /** The version that was shown: a person who decides about an older one is told. */
  version: number
  /** Makes the write happen once, however often the button is pressed. */
  formKey: string
}

/** The hidden fields of every form of a review. */
export function FormKeys({ version, formKey }: FormKeysProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
    </>
  )
}
