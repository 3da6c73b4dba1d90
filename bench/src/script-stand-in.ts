/** Tells one of the stand-ins, such as `models` or `transcriber`, what to say. */
export const scriptStandIn = (standIns: string, name: string, body: object) =>
  fetch(`${standIns}/${name}/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
