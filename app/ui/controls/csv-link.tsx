import { type ReactNode, useEffect, useState } from 'react'

export type CsvLinkProps = {
  /** Its name, without ending. */
  name: string
  /** The whole file, as `csvFile` makes it. */
  text: string
  children: ReactNode
}

/** A table as a file, created in the browser from the page; only shown with script. */
export function CsvLink({ name, text, children }: CsvLinkProps) {
  const [href, setHref] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
    setHref(url)
    return () => URL.revokeObjectURL(url)
  }, [text])
  if (href === '') return null
  return (
    <p>
      <a className="link link-alone" href={href} download={`${name}.csv`}>
        {children}
      </a>
    </p>
  )
}
