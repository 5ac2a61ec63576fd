export type FormKeyProps = {
  /** The version of the record that this page shows. */
  version: number
  formKey: string
}

/** What every form of the page carries: the version that was shown when it was pressed. */
export function FormKey({ version, formKey }: FormKeyProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
    </>
  )
}
