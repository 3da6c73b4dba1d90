import { mentionsIn } from '@sightline/applications/matching/taxonomy'
import { expect, test } from 'vitest'

const namesIn = (text: string) => mentionsIn(text).map(({ term }) => term.name)

test.each<[string, string[]]>([
  ['Some Go', ['Go']],
  ['Go to market strategy', []],
  ['a swift reply, then express your interest', []],
  ['C/C++/C#', ['C', 'C++', 'C#']],
  ['modern C++17', ['C++']],
  ['JavaScript, not Java', ['JavaScript', 'Java']],
  ['grade C, plan C and vitamin C', []],
  ['R: ggplot2 for figures', ['R', 'R']],
  ['R&D in health', []],
  ['Spring 2024', []],
  ['Java 8/11 and Spring, tracking APIs', ['Java', 'Spring']],
  ['I am Ruby, and I am applying for your job', []],
  ['some services in Ruby', ['Ruby']],
  ['Moved six services to k8s', ['Kubernetes']],
  ['ASP.NET and .NET 8', ['ASP.NET', '.NET']],
])('“%s” names what it means', (text, expected) => {
  expect(namesIn(text)).toEqual(expected)
})
