import { createProbes } from '/work/wt/code-judge/apps/server/src/interviews/runs/probes.ts'
import { shrinkFailure } from '/work/wt/code-judge/packages/analysis/src/checks/shrink-failure.ts'
import { findFailure } from '/work/wt/code-judge/packages/analysis/src/checks/find-failure.ts'
import { programQuestions } from '/work/wt/code-judge/packages/question-bank/test/bank.ts'
import { openJavaScript } from '/work/wt/code-judge/packages/languages/test/javascript.ts'
const run = await openJavaScript()
const probes = createProbes()
const med = (l:number[]) => l.toSorted((a,b)=>a-b)[l.length>>1]
const [before, after]: [number[],number[]] = [[],[]]
for (const question of programQuestions.filter((_,i)=>i%4===Number(process.argv[2]??0))) {
  for (const wrong of question.wrong.filter(w=>w.file.endsWith('.js')&&w.label!=='slow')) {
    const tests = await probes.all(question)
    const probe = async (code: string, tests: any[]) => run({question, code, tests: tests.map(test=>({test,isHidden:false}))})
    const results = await probe(wrong.code, tests)
    const at = findFailure(results, tests)
    if (at<0) { console.log('- none', question.slug, wrong.file); continue }
    const t=performance.now()
    const s = await shrinkFailure(wrong.code, {tests, results}, {probe, smallerThan: p => probes.smallerThan(question, [...p])})
    const [b,a] = [JSON.stringify(tests[at].args), JSON.stringify(s!.test.args)]
    before.push(b.length); after.push(a.length)
    console.log(question.slug, wrong.file, b.slice(0,100), '→', a.slice(0,100), Math.round(performance.now()-t))
  }
}
console.log(before.length, 'median', med(before), med(after), 'mean', before.reduce((a,b)=>a+b,0)/before.length, after.reduce((a,b)=>a+b,0)/after.length)
