/**
 * @param {number[][]} questions
 * @param {number} youngest
 * @param {number} oldest
 * @returns {number[]}
 */
function deadQuestions(questions, youngest, oldest) {
  
}
