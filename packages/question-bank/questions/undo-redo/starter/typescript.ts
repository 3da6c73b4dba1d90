function undoRedo(actions: string[]): string[] {
  
}
