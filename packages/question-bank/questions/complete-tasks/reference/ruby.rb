def complete_tasks(parents, done)
  is_complete = done.dup
  (parents.length - 1).downto(1) do |task|
    is_complete[parents[task]] = false unless is_complete[task]
  end
  is_complete.each_index.select { |task| is_complete[task] }
end
