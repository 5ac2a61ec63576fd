const paths = {
  info: 'M12 10.5V18M12 6v2M2 12a10 10 0 1 0 20 0 10 10 0 0 0-20 0Z',
  success: 'm7 12.5 3.5 3.5L17 8.5M2 12a10 10 0 1 0 20 0 10 10 0 0 0-20 0Z',
  warning: 'M12 9v6M12 17.5v2M12 2.5 1.5 22h21L12 2.5Z',
  error: 'M12 6v8M12 16v2M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9L7.5 2Z',
  close: 'm5 5 14 14M19 5 5 19',
  check: 'm3.5 12.5 5.5 5.5L20.5 6.5',
  arrow: 'M3 12h17M13.5 5.5 20 12l-6.5 6.5',
  back: 'M21 12H4M10.5 5.5 4 12l6.5 6.5',
  search: 'm15.5 15.5 6 6M3 10a7 7 0 1 0 14 0 7 7 0 0 0-14 0Z',
  menu: 'M2.5 6h19M2.5 12h19M2.5 18h19',
  file: 'M5 2h9l5 5v15H5V2ZM14 2v5h5',
  lock: 'M5 11h14v10H5V11ZM8 11V7a4 4 0 0 1 8 0v4',
} as const

export type IconName = keyof typeof paths
export type IconProps = { name: IconName; className?: string }

/** A symbol beside words that say the same; never alone, so always hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  )
}
