fn undo_redo(actions: &[String]) -> Vec<String> {
    
}
