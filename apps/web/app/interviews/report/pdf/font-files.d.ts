declare module 'runtime:noto-sans-han.otf?url' {
  const url: string
  export default url
}
