declare module '@openactive/data-model-validator' {
  type Finding = { severity: string; rule: string; path: string; message: string }
  type Options = { loadRemoteJson: boolean; validationMode?: string }
  const models: { validate(data: object, options: Options): Promise<Finding[]> }
  export default models
}

declare module '@openactive/rpde-validator' {
  type Log = { pages: { url: string; errors: { data: { severity: string; message: string } }[] }[] }
  type Options = { pageLimit: number; timeoutMs: number }
  const feeds: { RpdeValidator(url: string, options: Options): Promise<Log> }
  export default feeds
}
