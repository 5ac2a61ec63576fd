declare module 'virtual:page-guard' {
  /** The compiled script of `page-guard.ts`. */
  const script: string
  export default script
}
