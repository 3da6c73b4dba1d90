declare module 'runtime:eng.traineddata?url' {
  const url: string
  export default url
}
